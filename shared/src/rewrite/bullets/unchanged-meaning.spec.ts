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
    ['keeps the present tense beside "now"', 'I order the stock now and it costs £60 a month less'],
  ])('does not change the meaning of a bullet: %s', (_, text) => expect(improved(text)).toBe(text));

  it('removes "and stuff" from a list without an amount and puts "and" before the last item', () =>
    expect(improved('Cleaned offices, toilets and stuff')).toBe('Cleaned offices and toilets'));

  it('keeps the reason "cos I did home visits first" in a bullet about a role', () =>
    expect(improved('Key person for 5 toddlers, all settled in 3 weeks cos I did home visits first')).toContain(
      'cos I did home visits first',
    ));

  it.each(['Hoovering, dusting, bins, toilets', 'Duties included cutting, colouring and blow drys'])(
    'does not put "handled" before nouns for manual work: %s',
    (text) => {
      expect(improved(text)).toBe(text);
      expect(bulletQuestion(text, false)?.text).toBe('What exactly did you do?');
    },
  );

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
