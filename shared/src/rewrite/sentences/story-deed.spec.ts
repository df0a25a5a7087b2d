import { improveBullet } from '../bullets/improve-bullet.js';

const improved = (text: string, isCurrent = false) => improveBullet(text, isCurrent).text;

describe('improveBullet with a story', () => {
  it.each([
    [
      'In order to reduce the build time I made changes to the pipeline (caching) and it went from 25 min to 9 min',
      'Reduced the build time from 25 min to 9 min by making changes to the pipeline (caching)',
    ],
    [
      'When I joined there was no handbook of any kind so I sat down and wrote one in 2021, and it was rolled out to 85 staff',
      'Wrote a handbook where there had been none in 2021, rolled out to 85 staff',
    ],
    [
      'Helped the manager with the stocktake every quarter, counting around 3k lines',
      'Counted around 3k lines, helping the manager with the stocktake every quarter',
    ],
    [
      'It is my job to inspect rooms after the maids have cleaned them and hand them back',
      'Inspect rooms after the maids have cleaned them and hand them back',
    ],
    [
      'Was given the task of reducing overtime, which I did by 30% through new rotas',
      'Reduced overtime by 30% through new rotas',
    ],
    [
      'Involved in the move of the office, I organised the removal firm and the IT',
      'Organised the removal firm and the IT as part of the move of the office',
    ],
    [
      'As the only receptionist I looked after 3 doctors and around 90 patients a day',
      'Looked after 3 doctors and around 90 patients a day, as the only receptionist',
    ],
    [
      'On a daily basis I was checking 200 parcels and scanning them onto the system',
      'Checked 200 parcels and scanned them onto the system daily',
    ],
    [
      'My duties were to open the shop, serve customers, cash up and lock up 4 nights a week',
      'Opened the shop, served customers, cashed up and locked up 4 nights a week',
    ],
    [
      'Reports for the board were written by me every month and the figures checked against the ledger',
      'Wrote reports for the board every month and checked the figures against the ledger',
    ],
    [
      'I was the person that came up with the stout that won silver at the county show',
      'Came up with the stout that won silver at the county show',
    ],
    ['Was the person who trained all the new starters', 'Trained all the new starters'],
    [
      "Together with a colleague built the company's first intranet",
      "Built the company's first intranet together with a colleague",
    ],
    ['Worked in a team of 5 to deliver the Christmas campaign', 'Delivered the Christmas campaign in a team of 5'],
    ['Sales went up 12% after I changed the displays', 'Changed the displays, after which sales went up 12%'],
    ['I came up with the idea of a shared calendar', 'Proposed a shared calendar'],
    ['Was a mentor to 4 apprentices', 'Mentored 4 apprentices'],
    ['Got arrears down from £94k to £61k by ringing people', 'Cut arrears from £94k to £61k by ringing people'],
    [
      'We used to get 50 queries a day and since I wrote the guide it’s more like 20',
      'Wrote the guide, after which queries a day fell from 50 to 20',
    ],
    [
      'Cell count was 240 when I came and now its about 150, mainly by cleaning the cubicles',
      'Cut cell count from 240 to about 150, mainly by cleaning the cubicles',
    ],
    ['Together with my colleagues built the site', 'Built the site together with colleagues'],
    [
      'The postholder was expected to promote resident engagement and inspect the estates',
      'Promoted resident engagement and inspected the estates',
    ],
    ['I had 6 nurses reporting to me', 'Led 6 nurses'],
    ['Every day I made the loading of 14 trailers', 'Loaded 14 trailers every day'],
    ['The duties of the post holder include collecting fares', 'Collected fares'],
    ['Advising customers. Taking deposits.', 'Advised customers. Took deposits.'],
    [
      'On the last tour our lorry broke down outside Carlisle and I got a van hired so we still went up on time.',
      'Got a van hired when our lorry broke down outside Carlisle on the last tour, so we still went up on time.',
    ],
    [
      'The warehouse flooded and I moved the stock upstairs, saving about 40 pallets',
      'Moved the stock upstairs when the warehouse flooded, saving about 40 pallets',
    ],
    ['We raised £4,000 and I ran the cake stall', 'Ran the cake stall when we raised £4,000'],
    [
      'Helped chef redo the lunch menu so food cost went from 36 to 31 percent, I costed out all the soups',
      'Costed out all the soups, helping chef redo the lunch menu so food cost went from 36 to 31 percent',
    ],
    [
      'Last two houses were handed over early as I got the trusses ordered sooner than what we normally did',
      'Got the trusses ordered sooner than what we normally did, so the last two houses were handed over early',
    ],
    [
      "Quoted for smaller jobs, and did win a fair few of them I'd say 6 or 7 out of 10",
      'Quoted for smaller jobs, and won a fair few of them, about 6 or 7 out of 10',
    ],
    ['Go to person for Excel in the office', 'Served as go-to person for Excel in the office'],
  ])("rewrites a story to begin with the user's action: %s", (before, after) =>
    expect(improved(before, before.startsWith('It is'))).toBe(after),
  );

  it.each([
    'When I joined there was no handbook and the owner wrote one',
    'Helped customers find shoes, saving 2 hours a week',
    'Together with a colleague we built the intranet and I wrote the texts',
    'Worked in a team of 4 and managed the stock',
    'Sales went up 12% after we changed the displays',
    "We used to lose 40% over winter and since I changed the treatment it's more like 18%",
    'Sales went up 12% when I was on leave',
    'The team was moved to a new office as I was on leave for 2 weeks',
    'The ward was full in 2021 because I worked hard',
    'We won the final and I was the captain',
    'Complaints were 40 when I started and 12 when I left because of the new system',
    'With my manager left the company',
    'Took patients down to theatre 4',
    'Took boxes up to floor 3',
    'Coach for staff trips',
    'Left in charge for two weeks while the manager was away',
    'I am looking for a new challenge in sales',
    'This was my first job, watched the pool and cleaned the hall',
    'In order to reduce the build time we made changes and it went from 25 min to 9 min',
  ])('does not change a story if it is unclear who acted: %s', (text) => expect(improved(text)).toBe(text));
});

describe('improveBullet with the manner of work, as in "safe operation of cranes"', () => {
  it.each([
    ['Responsible for the safe operation of 3 cranes', 'Operated 3 cranes safely'],
    ['Responsible for timely delivery of parcels to 40 shops', 'Delivered parcels on time to 40 shops'],
    [
      'Responsible for end to end recruitment of hourly staff for 6 stores',
      'Recruited hourly staff end to end for 6 stores',
    ],
    ['Responsible for own caseload of 70 files', 'Managed own caseload of 70 files'],
    ['Was responsible for the safety of up to 200 swimmers', 'Looked after the safety of up to 200 swimmers'],
    ['Responsible for the day to day care of 30 horses', 'Cared for 30 horses day to day'],
    [
      'I was responsible for a budget of 1.2 million and 3 direct reports',
      'Managed a budget of 1.2 million and 3 direct reports',
    ],
    ['In charge of cabin of 10 boys for 8 weeks', 'Oversaw a cabin of 10 boys for 8 weeks'],
  ])('puts the manner of work after the verb: %s', (before, after) => expect(improved(before)).toBe(after));
});
