import fc from 'fast-check';
import { emptyExperience } from '../../resume/resume-data.js';
import { jobs } from '../../../test/rewritable-jobs.js';
import { bulletQuestion } from './bullet-question.js';
import { factGuard } from '../../facts/guard/fact-guard.js';
import { filledBullet, isFilled } from './fill-bullet.js';
import { rewriteBullets } from '../bullets/rewrite-bullets.js';

const answersOf = (text: string, isCurrent = false) => {
  const question = bulletQuestion(text, isCurrent);
  return Object.fromEntries(question?.answers.map(({ label, bullet }) => [label, bullet]) ?? []);
};

describe('bulletQuestion', () => {
  it('returns a question about who did the work if the bullet says "Helped" or "Worked on"', () => {
    expect(bulletQuestion('Helped reduce page load time by 35% by caching in Redis', false)?.about).toBe('ownership');
    expect(answersOf('Worked on moving the checkout to Kubernetes')).toEqual({
      'I did it myself': 'Moved the checkout to Kubernetes',
      'I did it with a team': 'Moved the checkout to Kubernetes, in a team of [how many?]',
      'I led the team that did it': 'Led a team of [how many?] that moved the checkout to Kubernetes',
    });
  });

  it('returns a question about who did the work if the subject is a group, such as "We"', () =>
    expect(answersOf('We rebuilt the stock room')).toEqual({
      'I did it myself': 'Rebuilt the stock room',
      'I did it with a team': 'Rebuilt the stock room, in a team of [how many?]',
      'I led the team that did it': 'Led a team of [how many?] that rebuilt the stock room',
    }));

  it('appends the answer to the first sentence of a bullet with two sentences', () =>
    expect(answersOf('Drove a forklift. Loaded lorries with a colleague')['It saved money']).toBe(
      'Drove a forklift, saving [how much?]. Loaded lorries with a colleague',
    ));

  it('asks what the user did if a bullet states only how a figure changed', () => {
    expect(answersOf('Cell count was 260 when I came here and now it is about 140', true)).toEqual({
      'I can explain how': 'Cut cell count from 260 to about 140 by [doing what?]',
    });
  });

  it.each(['Sales increased by 20%', 'Under my leadership, sales increased by 20%'])(
    'asks what the user did to change a figure: %s',
    (text) => expect(answersOf(text)).toEqual({ 'I can explain how': '[what you did], and sales increased by 20%' }),
  );

  it.each([
    'PCV licence, clean, CPC up to date until 2027',
    'Maths lead since September 2022, led two sessions and did book looks each term',
    'Cut waiting times from 40 to 20 minutes by changing the rota',
  ])('asks nothing about a qualification or a complete bullet: %s', (text) =>
    expect(bulletQuestion(text, false)).toBeUndefined(),
  );

  it.each([
    'Regulars were leaving because the queue was so long, so I talked to my manager about a second till',
    'When I started hardly anyone came down to the lounge, by the time I left it was over 20 most days',
  ])('offers a one-line answer with blanks for the action and the result of a story: %s', (text) =>
    expect(answersOf(text)).toEqual({ 'I can say it in one line': '[what you did], [what came of it]' }),
  );

  it('asks for the main task if a duty consists of several tasks', () => {
    const question = bulletQuestion('Responsible for water room tests, logs, also reordering of supplies', true);
    expect(question?.text).toContain('Which of these was your main task');
    expect(question?.answers[0]?.bullet).toBe('[main task]; also water room tests, logs, reordering of supplies');
  });

  it('asks for the main task if only the first item of a list has a verb', () =>
    expect(bulletQuestion('Took data on IEP goals, toileting, lunch duty, bus duty', false)?.answers[0]?.bullet).toBe(
      '[main task]; also took data on IEP goals, toileting, lunch duty, bus duty',
    ));

  it('asks what the user did with the tools in a list', () =>
    expect(bulletQuestion('Java, Spring Boot, Postgres, Kafka', false)).toMatchObject({
      text: 'What did you do with these?',
      answers: [{ bullet: '[what you did] with Java, Spring Boot, Postgres, Kafka' }],
    }));

  it('asks nothing about a story that states an action and its result', () =>
    expect(
      bulletQuestion(
        'On tour our lorry broke down and I got a van hired, so we still went up on time that night',
        false,
      ),
    ).toBeUndefined());

  it("does not ask about the user's part in shared work if the bullet states it", () =>
    expect(
      bulletQuestion('Helped with the migration, mainly checking row counts of 40 tables', false),
    ).toBeUndefined());

  it('asks nothing about a story in a bullet that begins with a verb', () =>
    expect(
      bulletQuestion('Moved 40 servers to Azure in six weeks, and when one failed I restored it within an hour', false),
    ).toBeUndefined());

  it('does not ask for the cause of a change that the bullet explains', () =>
    expect(bulletQuestion('Sales increased by 20% because I moved the displays', false)).toBeUndefined());

  it('asks what the user did if the bullet says "Played a key role"', () =>
    expect(answersOf('Played a key role in the merger')).toEqual({
      'In my own words': '[what you did] in the merger',
    }));

  it.each(['Clean houses', 'Run a stall', 'Work with vulnerable adults', 'Look after accounts'])(
    'recognizes a present-tense verb that can also be a noun: %s',
    (text) => expect(bulletQuestion(text, true)?.about).toBe('scope'),
  );

  it('does not mistake the abbreviation "IT" for a pronoun', () =>
    expect(answersOf('IT support for the office')['In my own words']).toBe('[what you did] IT support for the office'));

  it('offers the blanks "from [from] to [to]" for an improvement whose cause is stated', () =>
    expect(answersOf('Improved results over 3 years through new lessons')['I know the figures']).toBe(
      'Improved results over 3 years through new lessons, from [from] to [to]',
    ));

  it('offers verbs if the bullet names no action, as in "Worked on the billing service"', () => {
    expect(answersOf('Worked on the billing service', true)).toMatchObject({
      Build: 'Build the billing service',
      'In my own words': '[what you did] the billing service',
    });
  });

  it('returns a question about the work, without guessing a verb, if the bullet has no verb', () => {
    expect(answersOf('Cash handling and register')).toEqual({
      'With a number': '[what you did] cash handling and register ([how many or how often?])',
      'In my own words': '[what you did] cash handling and register',
    });
    expect(answersOf('Fire checks, mopping and room inspections')).toEqual({
      'I carried out these': 'Carried out fire checks, mopping and room inspections',
      'I handled these': 'Handled fire checks, mopping and room inspections',
      'In my own words': '[what you did] fire checks, mopping and room inspections',
    });
    expect(answersOf('Duties: IV lines and ward rounds')).toMatchObject({
      'In my own words': '[what you did] IV lines and ward rounds',
    });
  });

  it('returns a question that asks only for the verb if the bullet states everything else', () => {
    const text = 'MOTs, servicing, brakes and diagnostics on all makes, 4 to 5 cars a day';
    expect(bulletQuestion(text, true)?.text).toBe('Which verb says what you did here?');
    expect(answersOf(text, true)['In my own words']).toBe(`[what you did] ${text}`);
    expect(answersOf('Responsible for own caseload of 70 conveyancing files')).toMatchObject({
      'In my own words': '[what you did] own caseload of 70 conveyancing files',
    });
  });

  it.each([
    'Debtor days came down from 58 to 39 because I called people early',
    'The deep clean of 5 rooms a day was left to me',
    'Break down 4 sides of beef a week and run the counter',
    'Pot wash, bins and 20 deliveries a week, sometimes help chef',
  ])('does not ask for a verb if the bullet already has one: %s', (text) =>
    expect(bulletQuestion(text, true)?.text).not.toBe('Which verb says what you did here?'),
  );

  it('returns a question about the actual work if the verb is "helped" or "dealt with"', () => {
    expect(answersOf('Assist the dentist', true)).toEqual({
      'I can describe it': 'Assist the dentist, [doing what?]',
      'Something else': 'Assist the dentist, so that [what changed?]',
    });
    expect(answersOf('Commended by management.')).toEqual({
      'I know the reason': 'Commended by management for [what?].',
    });
    expect(answersOf('Various admin tasks as and when required')).toEqual({ 'In my own words': '[what you did]' });
  });

  it('returns a question about a one-word bullet unless the word is a heading', () => {
    expect(bulletQuestion('Lambing', false)?.text).toBe('What exactly did you do?');
    expect(bulletQuestion('Responsibilities:', false)).toBeUndefined();
  });

  it('returns questions about a missing number and a missing result', () => {
    expect(answersOf('Trained new nurses on the ward')['I know a number']).toBe(
      'Trained [how many?] new nurses on the ward',
    );
    expect(answersOf('Delivered parcels.')).toMatchObject({
      'I know a number': 'Delivered parcels ([how many?]).',
      'It saved money': 'Delivered parcels, saving [how much?].',
    });
  });

  it('offers the blank "[how much or how often?]" for an action such as "Drove a forklift"', () => {
    expect(bulletQuestion('Drove a forklift', false)?.answers[0]?.bullet).toBe(
      'Drove a forklift ([how much or how often?])',
    );
  });

  it('returns questions about at most four bullets of a job, including a bullet that begins with "Helped"', () => {
    const bullets = ['Sold shoes', 'Sorted parcels', 'Packed boxes', 'Swept floors', 'Helped organise two tours'];
    const { lines } = rewriteBullets({ ...emptyExperience(), role: 'Clerk', company: 'Shop', bullets });
    const asked = lines.filter(({ question }) => question).map(({ after }) => after);
    expect(asked).toHaveLength(4);
    expect(asked).toContain('Helped organise two tours');
  });

  it('returns a question about how an unexplained improvement was achieved', () => {
    expect(answersOf('Kept the site safe')['I can explain how']).toBe('Kept the site safe by [how?]');
    expect(bulletQuestion('Improved the results of 3 classes', false)?.text).toBe(
      'How did you do it, and what changed?',
    );
  });

  it('asks for evidence of a quality such as "Good rapport with clients"', () => {
    expect(bulletQuestion('Good rapport with clients', true)?.text).toBe('What did you do that shows this?');
  });

  it('adds “as part of” before a group of which the user was a member', () => {
    expect(answersOf('Part of the infection control group')).toEqual({
      'In my own words': '[what you did] as part of the infection control group',
    });
  });

  it.each([
    'Cut late deliveries from 12 to 3 a month',
    'Reduced [how many?] errors',
    'Key',
    '',
    'Passed the audit at the first attempt',
    'Taught 5 classes of 28 students',
    'When I joined there was no handbook',
    'The dining hall fed 200 students a day and I was on the grill',
    'Rent a chair and keep my column booked',
    'Site manager on a school extension',
    'Worked as lead framer, crew of 5',
    'MANAGED A TEAM OF CARERS',
  ])('returns undefined for a bullet that needs no question: %s', (text) =>
    expect(bulletQuestion(text, false)).toBeUndefined(),
  );

  it('returns questions only about English bullets', () => {
    const bullets = ['verantwortlich für die Leitung und Planung der Schichten mit den Kollegen'];
    const { lines } = rewriteBullets({ ...emptyExperience(), role: 'Leiter', company: 'Werk', bullets });
    expect(lines[0]).not.toHaveProperty('question');
  });

  it('invents no facts in questions and answers', () => {
    fc.assert(
      fc.property(jobs, ({ bullets, current }) => {
        for (const text of bullets)
          for (const { bullet, blanks } of bulletQuestion(text, current)?.answers ?? []) {
            const empty = blanks.reduce((rest, { blank }) => rest.replace(blank, ''), bullet);
            const numbers = factGuard([text], empty).filter(({ kind }) => kind !== 'claim');
            expect(numbers, bullet).toEqual([]);
          }
      }),
    );
  });
});

describe('filledBullet', () => {
  const answer = {
    bullet: 'Ran it, cutting [what?] from [from] to [to]',
    blanks: [{ blank: '[what?]' }, { blank: '[from]' }, { blank: '[to]' }],
  };

  it("fills blanks with the user's words and keeps blanks that the user left empty", () => {
    const words = { '[what?]': ' queues ', '[from]': '$& 40', '[to]': ' ' };
    expect(filledBullet(answer, words)).toBe('Ran it, cutting queues from $& 40 to [to]');
    expect(isFilled(answer, words)).toBe(false);
    expect(isFilled(answer, { ...words, '[to]': '15' })).toBe(true);
  });
});

describe('bulletQuestion for a list of tasks without a verb', () => {
  it('asks for the main task in a list with semicolons', () =>
    expect(
      bulletQuestion('Home visits; access supervision; affidavits; case conferences; after hours on rotation', false)
        ?.text,
    ).toBe('Which of these was your main task, and how many or how often?'));

  it('asks for evidence if an item of a list is a personal skill', () =>
    expect(bulletQuestion('Public speaking, time management, school spirit', true)?.text).toBe(
      'What did you do that shows this?',
    ));

  it.each([
    'My ward has 98% in the cleaning audit, before it was 91',
    'Patients often ask for me to stick them because I rarely miss',
  ])('asks for the action and the result behind a fact: %s', (text) =>
    expect(bulletQuestion(text, true)?.text).toBe('In one line: what did you do, and what came of it?'),
  );

  it.each([
    'Looked after the weekly inspections, never had one fail',
    'Looked after the houseplant bench, and it sold more than the year before',
    'Run the weight clinics, one labrador lost 9kg!',
  ])('does not ask for a result if the bullet states one without a figure: %s', (text) =>
    expect(bulletQuestion(text, false)).toBeUndefined(),
  );

  it('asks for the main task and keeps the list of tasks in the bullet', () => {
    const question = bulletQuestion('Milking 180 cows twice a day, feeding calves, fencing and repairs', false);
    expect(question?.text).toBe('Which of these was your main task, and how many or how often?');
    expect(question?.answers[0]?.bullet).toBe(
      '[main task]; also milking 180 cows twice a day, feeding calves, fencing and repairs',
    );
  });

  it.each(['Hold viewings, carry out valuations, and negotiate offers', 'Milking and feeding calves'])(
    'does not ask for the main task if every item has a verb or the list has fewer than three items: %s',
    (text) => {
      expect(bulletQuestion(text, true)?.text ?? '').not.toContain('main task');
    },
  );
});
