import { improveBullet } from '../bullets/improve-bullet.js';

const improved = (text: string, isCurrent = false) => improveBullet(text, isCurrent).text;

describe('improveBullet with several actions', () => {
  it.each([
    [
      'Teaching a Year 4 class of 29, report writing, parents’ evenings and also I did playground duty',
      'Taught a Year 4 class of 29, wrote reports, handled parents’ evenings and did playground duty',
    ],
    [
      'Medication, care plans, and I supervised a shift of 5 carers',
      'Gave medication, wrote care plans and supervised a shift of 5 carers',
    ],
    [
      'Answered 80 calls a day. Also was responsible to handle complaints',
      'Answered 80 calls a day and handled complaints',
    ],
    [
      'Worked as part of the events team, setting up rooms for 200 guests, serving drinks and clearing after',
      'Set up rooms for 200 guests, served drinks and cleared after as part of the events team',
    ],
    [
      'Worked in a fast paced environment on the deli counter, slicing and serving 200 customers a day',
      'Sliced and served 200 customers a day on the deli counter',
    ],
    [
      'Worked on the move to microservices, specifically I wrote the billing service in Go',
      'Wrote the billing service in Go as part of the move to microservices',
    ],
    [
      'What I did was to phone the candidates and put forward the best',
      'Phoned the candidates and put forward the best',
    ],
    [
      'General labouring duties including but not limited to moving materials and digging footings',
      'Moved materials and dug footings',
    ],
    [
      'Responsible for answering tickets (about 35 a day) & password resets & laptop builds, used ServiceNow',
      'Answered tickets (about 35 a day), reset passwords, built laptops and used ServiceNow',
    ],
    [
      'Duties included cleaning of 3 floors of offices, toilets and kitchen area before 7am, also opening up',
      'Cleaned 3 floors of offices, toilets and kitchen area before 7am, and opened up',
    ],
    [
      'Serving customers, till, refunds, filling shelves and I was the one who done the Saturday cash up',
      'Served customers, worked the till, processed refunds, filled shelves and did the Saturday cash up',
    ],
    [
      'Manual testing of mobile apps, writing test cases, logging bugs in Jira',
      'Carried out manual testing of mobile apps, wrote test cases and logged bugs in Jira',
    ],
    ['Taking payments for 5 vets, soothing nervous owners', 'Took payments for 5 vets and soothed nervous owners'],
    [
      'Washing up, keeping the kitchen clean, bit of shopping, help chefs with veg prep',
      'Washed up, kept the kitchen clean, did a bit of shopping and helped chefs with veg prep',
    ],
    [
      'Installing of consumer units, rewires, fault finding in domestic properties',
      'Installed consumer units, and carried out rewires and fault finding in domestic properties',
    ],
    [
      'Rigging, focusing and operating lights for 22 shows a season, also some sound',
      'Rigged, focused and operated lights for 22 shows a season, and did some sound',
    ],
  ])('gives every item of a list its own verb: %s', (before, after) => expect(improved(before)).toBe(after));

  it('keeps the perfect tense of a finished action in a current job, as in "have trained 5 new drivers"', () =>
    expect(improved('Driving of city buses on routes 14 and 22 and also I have trained 5 new drivers', true)).toBe(
      'Drive city buses on routes 14 and 22, and have trained 5 new drivers',
    ));

  it.each(['Helping the public with computers and finding books, ran a club, shelving'])(
    'does not change a list if it is unclear which items are verbs: %s',
    (text) => expect(improved(text)).toBe(text),
  );

  it.each([
    ['Welding of stainless steel to drawings was carried out', 'Welded stainless steel to drawings'],
    [
      'Minute taking for the board was done by me and I also prepared the packs',
      'Took minutes for the board and prepared the packs',
    ],
    [
      'Drove 54 students to school, bus checks and discipline issues were handled too',
      'Drove 54 students to school, and handled bus checks and discipline issues',
    ],
  ])('makes the user the subject of a passive bullet: %s', (before, after) => expect(improved(before)).toBe(after));

  it.each([
    [
      'Was form tutor of 9C (29 pupils) and their attendance rose from 91% to 95.5%',
      'Served as form tutor of 9C (29 pupils), with their attendance rising from 91% to 95.5%',
    ],
    [
      'Moved the billing service to Go, as a result latency went from 900 ms to 210 ms',
      'Moved the billing service to Go, taking latency from 900 ms to 210 ms',
    ],
    [
      'Our instagram grew from 2,300 to 11,000 followers after I began posting reels',
      'Grew Instagram from 2,300 to 11,000 followers by posting reels',
    ],
    [
      'Took 70 calls a day, my AHT is 5:40 which is below the 6:30 target',
      'Took 70 calls a day, with an AHT of 5:40, below the 6:30 target',
    ],
  ])('joins a result to its action, as in "Moved the service to Go, taking latency to 210 ms": %s', (before, after) =>
    expect(improved(before)).toBe(after),
  );

  it('adds a verb to a bullet about a role, as in "Served as the first point of contact"', () => {
    expect(
      improved('Was the first point of contact for visitors, signing them in, giving out badges, calling the host'),
    ).toBe(
      'Served as the first point of contact for visitors, signing them in, giving out badges and calling the host',
    );
    expect(improved('I’m a team leader of 15 agents so I do 1-2-1s each month', true)).toBe(
      'Lead 15 agents as a team leader, doing 1-2-1s each month',
    );
  });

  it.each([
    'Cleaning of the wards was done by an outside company',
    'Was elected treasurer of the student union',
    'Added contract tests between the gateway and the office; faults fell by 70%',
    'Looking after gardens, mowing hedges pruning planting etc, I do all the quotes and invoicing myself too',
  ])('does not change a bullet that is good, or whose verb or subject is unclear: %s', (text) =>
    expect(improved(text, true)).toBe(text),
  );
});
