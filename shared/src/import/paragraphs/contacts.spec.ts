import { emptyContacts, takeContacts } from './contacts.js';
import { toParagraphs, measureOf } from './paragraphs.js';
import { inReadingOrder } from '../lines/columns.js';
import { toRows } from '../lines/rows.js';
import { textLines } from '../formats/import-text.js';

function contactsOf(line: string) {
  const rows = inReadingOrder(toRows(textLines(line)));
  const contacts = emptyContacts();
  const rest = toParagraphs(rows, measureOf(rows)).flatMap((paragraph) => takeContacts(paragraph, contacts));
  return { ...contacts, rest };
}

describe('takeContacts', () => {
  it.each([
    '(916) 555-0128',
    '+44 7700 900123',
    '+1-202-555-0143 ext. 12',
    '020 7946 0958',
    '+49 (0)89 1234567',
    '03-0000-0142',
    '555.010.0199',
    '+962 6 000 0163',
    '+380 44 000 00 00',
    '+91 98765 43210',
  ])('finds the phone number %s among other contact details', (phone) => {
    expect(contactsOf(`ana@example.com | ${phone} | Leeds, UK`)).toMatchObject({
      phone,
      email: 'ana@example.com',
      location: 'Leeds, UK',
      rest: [],
    });
  });

  it('separates contact details at labels, dots and bars', () => {
    expect(
      contactsOf(
        'Email: ana@example.com · Tel.: 020 7946 0958 · LinkedIn: linkedin.com/in/ana-ruiz · Web: ana.example',
      ),
    ).toEqual({
      ...emptyContacts(),
      email: 'ana@example.com',
      phone: '020 7946 0958',
      linkedin: 'linkedin.com/in/ana-ruiz',
      portfolio: 'ana.example',
      rest: [],
    });
  });

  it('recognizes locations and postal addresses', () => {
    expect(contactsOf('Hauptstraße 12, 80331 München').location).toBe('Hauptstraße 12, 80331 München');
    expect(contactsOf('Springfield, IL 62704').location).toBe('Springfield, IL 62704');
  });

  it('returns text other than contact details unchanged', () => {
    expect(contactsOf('ana@example.com | Driving licence B').rest).toEqual(['Driving licence B']);
  });
});
