import { spelled } from './everyday-spelling.js';

describe('spelled', () => {
  it.each([
    ['Recieved and escelated complaints', 'Received and escalated complaints'],
    ['Stock checks on friday, posts on instagram', 'Stock checks on Friday, posts on Instagram'],
    ['abt 25 jobs a day, 16 hrs a week for 6 yrs', 'about 25 jobs a day, 16 hours a week for 6 years'],
    ['Checked PO’s, supervised 4 CNA’s', 'Checked POs, supervised 4 CNAs'],
    ['Responsible of the informations', 'Responsible for the information'],
    ['Participated to the audit and discussed about it', 'Participated in the audit and discussed it'],
    ['Turn those who cant turn, its about 140', "Turn those who can't turn, it's about 140"],
    ['Helped them with there shipments in the que', 'Helped them with their shipments in the queue'],
    ['Carried compost to peoples cars', "Carried compost to people's cars"],
    ['Ran a after-school club, 200 cases a hour', 'Ran an after-school club, 200 cases an hour'],
  ])('corrects a common misspelling: %s', (before, after) => expect(spelled(before)).toBe(after));

  it.each([
    'Updated github.com/anna/instagram-bot and wrote to calender@recieve.example',
    'Reconciled the CEO’s diary, a one-off and a European tender',
    'Worked 20 hrs/week as calender operator at Men’s Wearhouse',
    'Led a team in 2019',
    'Made sure of there always being cover',
    'Participated to a high standard',
    'Felt responsible on the day',
    'Daily contact with customers and suppliers',
    'Emailed answers to customers within a day',
    'Left in charge with one other nurse',
    'Improved its only e-commerce channel',
    'Found that its full potential was unused',
    'See www.softwares.com and cant@example.com',
  ])('does not change URLs, email addresses, names or real words: %s', (text) => expect(spelled(text)).toBe(text));
});
