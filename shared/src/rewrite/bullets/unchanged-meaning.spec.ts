import { bulletQuestion } from '../questions/bullet-question.js';
import { improveBullet } from './improve-bullet.js';

const improved = (text: string) => improveBullet(text, false).text;

describe('improveBullet', () => {
  it.each([
    [
      'keeps "and stuff" where the amount before it counts more than the last item',
      'Sold £420 a month, shampoo and stuff',
    ],
    ['keeps "my" in a share of the clients', '70% of my clients rebook before they leave, I do mostly colour'],
    ['keeps "my" in a share after a verb', 'Kept half of my clients through the move'],
    ['keeps "my" before a manager', 'Won the account together with my manager'],
    ['keeps the clause after "because"', 'All of them settled in under 3 weeks because I did home visits first'],
    ['keeps "acted as" before a role', 'Acted as key person to six toddlers and met their parents each term'],
    [
      'keeps "in a fast-paced environment" after "and"',
      'Able to work alone and in a fast-paced environment while meeting deadlines',
    ],
    [
      'keeps a change after "I started double checking"',
      'Remakes dropped from 7 a month to 2 after I started double checking the heights',
    ],
    ['keeps a quality before "person"', 'Hardworking person, on time'],
    ['keeps a rating by others in the passive', 'Our room was rated Exceeding in two areas'],
    [
      'keeps "I" after an action of others',
      'In 2023 I noticed a wrong seal and the client recovered stock and I received a certificate',
    ],
    [
      'keeps "I was" before verbs that cannot be converted',
      'I was filling petrol and diesel for the customers, checking oil and water, tyre pressure and wash the windscreen',
    ],
    [
      'keeps a routine after a certificate',
      'Grade B license, I am doing patrols every hour and reporting to the office',
    ],
    ['keeps the present tense beside "now"', 'I order the stock now and it costs £60 a month less'],
  ])('does not change the meaning of a bullet: %s', (_, text) => expect(improved(text)).toBe(text));

  it('removes "and stuff" from a list that states no amount, and puts "and" before the last item', () =>
    expect(improved('Cleaned offices, toilets and stuff')).toBe('Cleaned offices and toilets'));

  it('keeps the reason "cos I did home visits first" in a bullet about a role', () =>
    expect(improved('Key person for 5 toddlers, all settled in 3 weeks cos I did home visits first')).toContain(
      'cos I did home visits first',
    ));

  it.each(['Hoovering, dusting, bins, toilets', 'Duties included cutting, colouring and blow drys'])(
    'does not put "handled" before nouns for manual work: %s',
    (text) => {
      expect(improved(text)).toBe(text);
      expect(bulletQuestion(text, false)?.text).toContain('Which of these was your main task');
    },
  );

  it('does not convert the noun "fitting" in "tube and fitting and system scaffold"', () =>
    expect(improved('Erecting and dismantling tube and fitting and system scaffold on housing sites')).toBe(
      'Erected and dismantled tube and fitting and system scaffold on housing sites',
    ));

  it.each([
    ['Turning and shaking bags on the trestles', 'Turned and shook bags on the trestles'],
    ['To drive the tram safely and to take care of passengers', 'Drove the tram safely and took care of passengers'],
    [
      'Responsible for the initiation, monitoring and termination of dialysis treatments',
      'Initiated, monitored and terminated dialysis treatments',
    ],
    [
      'Overall responsibility for day to day running of a 410 unit site including sales, arrears and auctions',
      'Ran a 410 unit site day to day, including sales, arrears and auctions',
    ],
    [
      'By using a picture schedule I managed to keep him in class all morning',
      'Kept him in class all morning by using a picture schedule',
    ],
    ['Was asked to train two juniors which I did on top of my own files', 'Trained two juniors on top of my own files'],
    [
      'When I started there was a backlog of statements and I worked through all of these, and found $14,200 of credits',
      'Worked through a backlog of statements, and found $14,200 of credits',
    ],
    ['Inbound calls re billing, leaks and complaints', 'Handled inbound calls re billing, leaks and complaints'],
    ['Chairside assistance to 2 dentists', 'Provided chairside assistance to 2 dentists'],
    ['Quoting jobs onsite, invoicing through an app', 'Quoted jobs onsite and invoiced through an app'],
    ['Carrying out EICRs, fault finding and remedials', 'Carried out EICRs, fault finding and remedials'],
    [
      'I was asked to look after the fitting area in August which was our busiest month',
      'Looked after the fitting area in August, our busiest month',
    ],
    [
      'Assisting the surveyor with valuations, measuring from drawings, re-measures and final accounts',
      'Assisted the surveyor with valuations, measuring from drawings, re-measures and final accounts',
    ],
    ['I do quotes for insurers and deal with assessors', 'Did quotes for insurers and dealt with assessors'],
    ['Ran a weight clinic and the average loss is 11%', 'Ran a weight clinic, with an average loss of 11%'],
    [
      'Fabrication and installation of chutes and hoppers as per drawing',
      'Fabricated and installed chutes and hoppers as per drawing',
    ],
    [
      'You will be required to check the pool and carry out tests at set intervals',
      'Checked the pool and carried out tests at set intervals',
    ],
    ['Explained lenses, coatings etc', 'Explained lenses and coatings'],
    ['Cleaning offices, toilets, emptying bins', 'Cleaned offices, toilets, and emptied bins'],
    [
      'Checking guests in, taking payments, PC bookings, answering questions at the desk',
      'Checked guests in, took payments, handled PC bookings and answered questions at the desk',
    ],
    ['Distributing leaflets and following up leads', 'Distributed leaflets and followed up leads'],
  ])('begins with the action: %s', (text, expected) => expect(improved(text)).toBe(expected));

  it.each([
    ['whose verb does not fit all items', 'Making announcements, report of defects to the control centre'],
    [
      'with a second gerund after a clause',
      'Looking after 30 volunteers, who are lovely, and trying to win more villages',
    ],
    ['in which "following" means "after"', 'Following a complaint, reorganised the rota'],
    ['whose gerund is a subject', 'Tweets and following has gone from 2k to 11k'],
  ])('does not convert a gerund in a bullet %s', (_, text) => expect(improved(text)).toBe(text));

  it('removes "I think" from an estimate and keeps or adds "about"', () => {
    expect(improved('Sold a third more plants, I think about 300 a month')).toBe(
      'Sold a third more plants, about 300 a month',
    );
    expect(improved('Sold more plants than before, I think 300 a month')).toBe(
      'Sold more plants than before, about 300 a month',
    );
  });

  it('removes "I" before a clause with another subject', () =>
    expect(improved('I run the weight clinics and this has been popular with clients')).toBe(
      'Run the weight clinics and this has been popular with clients',
    ));

  it('keeps "I" in two clauses if a clause with another subject separates them', () =>
    expect(improved('I set up the surgery, they send me the notes and I clean up')).toBe(
      'I set up the surgery, they send me the notes and I clean up',
    ));

  it('converts "Deep-cleaning" to "Deep-cleaned"', () =>
    expect(improved('Deep-cleaning the treatment rooms')).toBe('Deep-cleaned the treatment rooms'));
});

describe('improveBullet with a weakly worded duty', () => {
  it.each([
    ['Cleaning offices to a high standard', 'Cleaned offices to a high standard'],
    ['Building relationships with new and existing customers', 'Built relationships with new and existing customers'],
    ['Writing blog posts for the website', 'Wrote blog posts for the website'],
  ])(
    'converts a gerund such as "Writing" to a verb before a common object such as "blog posts": %s',
    (text, expected) => {
      expect(improved(text)).toBe(expected);
      expect(bulletQuestion(expected, false)?.text).toContain('or what changed because of it?');
    },
  );

  it.each(['Building materials for the site', 'Cleaning products for offices'])(
    'does not convert a gerund that describes a noun, as in "Building materials": %s',
    (text) => expect(improved(text)).toBe(text),
  );

  it('does not convert the "-ing" noun in "Reading results … went from 66% to 78%"', () => {
    const text = 'Reading results at the end of Year 6 went from 66% to 78% between 2017 and 2019';
    expect(improved(text)).toBe(text);
    expect(improved('Managing a team that grew from 4 to 9')).toBe('Managed a team that grew from 4 to 9');
  });
});

describe('bulletQuestion', () => {
  it.each(['Deep-cleaned treatment rooms between patients', 'Co-led a book club for new parents'])(
    'recognizes a verb with a hyphenated prefix, such as "Deep-cleaned": %s',
    (text) => expect(bulletQuestion(text, false)?.text).not.toBe('What exactly did you do?'),
  );
});
