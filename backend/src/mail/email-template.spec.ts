import fc from 'fast-check';
import { greeting } from './greeting.js';
import { renderEmail, type EmailTemplate } from './email-template.js';

const template = (text: string): EmailTemplate => ({
  subject: text,
  greeting: text,
  paragraphs: [text, text],
  details: [{ label: text, value: text, url: `https://shortlist.example/?q=${text}` }],
  button: { label: text, url: `https://shortlist.example/?q=${text}` },
  validity: text,
  reason: text,
});

const tags = (html: string): string[] => (html.match(/<[^<>]*>/g) ?? []).map((tag) => tag.split(/[\s>]/)[0]!);

const trickyText = fc
  .array(fc.constantFrom('<', '>', '"', "'", '&', '</p>', '<a href=', ' onload=', 'x', ' '))
  .map((parts) => parts.join(''));

describe('renderEmail', () => {
  it('renders the same HTML elements whatever the text contains', () => {
    const expected = tags(renderEmail(template('words')).html);
    fc.assert(
      fc.property(fc.oneof(trickyText, fc.string()), (text) => {
        expect(tags(renderEmail(template(`a${text}`)).html)).toEqual(expected);
      }),
    );
  });

  it('renders the same text as HTML and as plain text', () => {
    const { text, html } = renderEmail({
      ...template('x'),
      paragraphs: ['Welcome.', 'Goodbye.'],
      details: [{ label: 'Paid', value: '$3.99' }],
      reason: 'Because.',
    });
    for (const words of ['Welcome.', 'Goodbye.', 'Paid', '$3.99', 'Because.', 'https://shortlist.example/?q=x']) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });
});

it('renderEmail ends the email with the support address, if one is set', () => {
  const { text, html } = renderEmail(template('x'), 'help@example.com');
  expect(text).toContain('Questions? Write to help@example.com.');
  expect(html).toContain('href="mailto:help@example.com"');
  expect(renderEmail(template('x')).text).not.toContain('Questions?');
});

describe('greeting', () => {
  it.each(['Ada', 'Jean-Luc', 'María José', 'O’Brien', "D'Arcy", '小明', 'नेहा'])('greets %s by name', (name) => {
    expect(greeting(name)).toBe(`Hello ${name},`);
  });

  it.each(['', 'www.casino.example', 'https://x', 'Ada\nBcc: x', '<b>', 'a@b', 'Call 0800', 'x'.repeat(41)])(
    'omits the name from the greeting if the name is %j',
    (name) => {
      expect(greeting(name)).toBe('Hello,');
    },
  );
});
