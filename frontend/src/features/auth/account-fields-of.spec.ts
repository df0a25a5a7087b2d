import { describe, expect, it } from 'vitest';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { accountFieldsOf } from './account-fields-of.js';

const fieldsFor = (fullName: string, email = '') => {
  const data = emptyResumeData();
  return accountFieldsOf({
    id: 'draft',
    content: {
      title: '',
      templateKey: 'general',
      jdText: '',
      data: { ...data, personal: { ...data.personal, fullName, email } },
    },
  });
};

describe('accountFieldsOf', () => {
  it.each([
    ['Maria Delgado', 'Maria', 'Delgado'],
    ['  Anna Maria   Delgado ', 'Anna Maria', 'Delgado'],
    ['Cher', 'Cher', ''],
    ['', '', ''],
  ])('splits the name %j into first and last name', (fullName, firstName, lastName) => {
    expect(fieldsFor(fullName)).toEqual({ firstName, lastName, email: '' });
  });

  it("returns the draft's email address", () => {
    expect(fieldsFor('Maria Delgado', ' maria@example.com ').email).toBe('maria@example.com');
  });

  it('returns empty fields if there is no draft', () => {
    expect(accountFieldsOf(null)).toEqual({ firstName: '', lastName: '', email: '' });
  });
});
