import fc from 'fast-check';
import { emptyCertification, emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { HiddenContacts } from './hidden-contacts.js';

const ADA = {
  ...emptyResumeData().personal,
  fullName: 'Ada Lovelace',
  email: 'ada@work',
  phone: '7946 0018',
  location: '12 St James’s Square, London',
  linkedin: 'in/ada',
};
const DATA = { ...emptyResumeData(), personal: ADA };

describe('HiddenContacts', () => {
  it('hides every personal field, including fields added later, except the job title', () => {
    const hidden = Object.keys(emptyResumeData().personal).filter((key) => key !== 'jobTitle');
    const texts = Object.fromEntries(hidden.map((key, index) => [key, `word${index} of${index}`]));
    const contacts = new HiddenContacts({ ...DATA, personal: { ...ADA, ...texts } });
    const sent = contacts.hide(Object.values(texts).join(' / '));
    expect(sent.split(' / ').filter((text) => !/^\[contact \d+\]$/.test(text))).toEqual([]);
  });

  it.each([
    'ada@example.com',
    'ada.l+jobs@mail.example.co.uk',
    'https://ada.example/me?x=1',
    'www.ada.example',
    'linkedin.com/in/ada',
    'github.com/ada',
    '+44 20 7946 0018',
    '0044 (20) 7946-0018',
    '020 7946 0018',
    '(212) 555-0123',
    '212.555.0123',
  ])('replaces the contact detail %s with a placeholder', (contact) => {
    const contacts = new HiddenContacts();
    const hidden = contacts.hide(`Reach me at ${contact} or so`);
    expect(hidden).toBe('Reach me at [contact 1] or so');
    expect(contacts.restore(hidden)).toBe(`Reach me at ${contact} or so`);
  });

  it.each([
    'Managed 12 nurses from 2018 to 2021',
    'Cut costs by 4.2% and $1,200,000 a year',
    'Worked 2019-2021, 01/2019 – 12/2021',
    'Used Node.js, C++ and ASP.NET @ scale',
    'Moved to London',
    'ISO 9001, part 100 200',
  ])('keeps the text %j, which has no contact details', (text) => expect(new HiddenContacts().hide(text)).toBe(text));

  it.each([
    ['RN License, Texas (No. 812345)', 'RN License, Texas (No. [contact 1])'],
    ['Registered nurse, license RN812345', 'Registered nurse, license [contact 1]'],
    ['License #: 812345', 'License #: [contact 1]'],
    ['Sold 12345 tickets; No. 1 of 9 in 2024', 'Sold 12345 tickets; No. 1 of 9 in 2024'],
  ])('hides the license number in %j', (text, hidden) => expect(new HiddenContacts().hide(text)).toBe(hidden));

  it("hides the resume's certificate numbers wherever they occur in a text", () => {
    const certifications = ['TX 81-2345', '2024', 'Class A'].map((number) => ({ ...emptyCertification(), number }));
    const contacts = new HiddenContacts({ ...DATA, certifications });
    expect(contacts.hide('My TX 81-2345 runs from 2024, Class A')).toBe('My [contact 1] runs from 2024, Class A');
  });

  it("hides the user's own contact details and name in any notation", () => {
    const hidden = new HiddenContacts(DATA).hide(
      'Ada Lovelace, in/ada, ada@work, 7946 0018, 12 St James’s Square, London',
    );
    expect(hidden).toBe('[contact 1], [contact 4], [contact 2], [contact 3], [contact 5]');
  });

  it('restores hidden contact details in any text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.emailAddress(), fc.webUrl())), (parts) => {
        const contacts = new HiddenContacts(DATA);
        const text = parts.join(' ').replaceAll(/\[contact \d+\]/g, '');
        expect(contacts.restore(contacts.hide(text))).toBe(text);
      }),
    );
  });

  it('finds contact details in long texts quickly', () => {
    const start = performance.now();
    for (const wall of ['a'.repeat(20_000), 'a@'.repeat(10_000), '00 ((('.repeat(3_000), 'www.'.repeat(5_000)])
      new HiddenContacts(DATA).hide(wall);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
