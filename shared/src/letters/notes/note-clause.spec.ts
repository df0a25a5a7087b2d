import { shiftClause } from './frames/shift-clause.js';
import { noteClause } from './note-clause.js';

const said = (bullet: string, isCurrent = false, leads = false): string | undefined => {
  const clause = shiftClause(bullet, isCurrent) ?? noteClause(bullet, isCurrent, { leads });
  return clause && `${clause.subject} ${clause.text}`.trim();
};

describe('noteClause', () => {
  it.each([
    ['30-40 plates an hour', false, 'I did 30 to 40 plates an hour'],
    ['Transit van, 20-25 calls a day. shops, offices', true, 'I do 20 to 25 calls a day'],
    ['90 letters a day LS postcodes', false, 'I did 90 letters a day'],
    ['two guides published by a trust', true, 'I have two guides published by a trust'],
    ['Four gardens so far: a school, a care home', true, 'I have had four gardens so far: a school, a care home'],
    ['no complaints', true, 'I have had no complaints'],
    ['full attendance 2019', false, 'I had full attendance in 2019'],
    ['didn’t miss a shift in 2021', false, 'I didn’t miss a shift in 2021'],
    ['pick rate was 104% most weeks', false, 'my pick rate was 104% most weeks'],
    [
      'Accuracy of the line was 91 when I started and 98 in 2024',
      true,
      'the accuracy of the line went from 91 when I started to 98 in 2024',
    ],
    ['Pass rate about 80% (team is 72)', true, 'my pass rate is about 80% (the team’s is 72)'],
    ['night shift 10p-6a', true, 'I work night shifts'],
    ['Alternating 8-hour shifts on a furnace', false, 'I worked alternating 8-hour shifts on a furnace'],
    ['Lead hand on crews of 4 to 6 since 2020', true, 'I have been lead hand on crews of 4 to 6 since 2020'],
    ['Line leader of 8 packers', false, 'I was line leader of 8 packers'],
    ['Mentor to one apprentice, who passed in 2023', true, 'I have been mentor to one apprentice, who passed in 2023'],
    ['Employee of the month twice', false, 'I was employee of the month twice'],
    ['Front of house for two dining rooms', false, 'I worked front of house for two dining rooms'],
    ['Mowing, edging, planting', false, 'my work included mowing, edging and planting'],
    [
      'hauling bales and feed, most of the sheds are up the hill',
      true,
      'my work includes hauling bales and feed, and most of the sheds are up the hill',
    ],
    [
      'Seating plan: 12 tables, used at three weddings',
      true,
      'one example is the seating plan: 12 tables, used at three weddings',
    ],
    [
      'booking system for Elm Barn (6 rooms), now used all year',
      true,
      'one example of my work is the booking system for Elm Barn (6 rooms), now used all year',
    ],
    ['They asked me to come back at Christmas', false, 'they asked me to come back at Christmas'],
    ['Learnt the names of most of the breeds', false, 'I learnt the names of most of the breeds'],
    ['Hand out parcels with a check of the name', true, 'I hand out parcels with a check of the name'],
    ['Handling of motor claims, up to £15k', true, 'I handle motor claims'],
    ['clamp truck 3 high', false, 'I worked with a clamp truck'],
  ])('converts a note such as "30-40 plates an hour" to a clause: %s', (bullet, isCurrent, clause) => {
    expect(said(bullet, isCurrent)).toBe(clause);
  });

  it('writes "I had a team of 5" only for a leadership role', () => {
    expect(said('Team of 5: 3 cooks and 2 porters', false, true)).toBe('I had a team of 5: 3 cooks and 2 porters');
    expect(said('Team of 5: 3 cooks and 2 porters')).toBeUndefined();
  });

  it.each([
    '5am starts, 4 on 3 off',
    'Small practice, three vets, Mondays, Tuesdays and Fridays',
    '12 hours a week',
    'loading bay 4 to 9',
    'Yard closed',
    'Cleaning duties',
    'Night shifts and weekends on the ward',
    'Reviewed [how many?] cases a week',
  ])('returns undefined for a note that cannot be converted to a clause: %s', (bullet) => {
    expect(said(bullet, true)).toBeUndefined();
  });
});
