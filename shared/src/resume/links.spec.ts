import { hasOtherScheme, mailHref, phoneHref, webHref } from './links.js';

describe('webHref', () => {
  it.each([
    ['linkedin.com/in/zoe', 'https://linkedin.com/in/zoe'],
    ['http://zoe.example/a?b=c', 'http://zoe.example/a?b=c'],
    ['HTTPS://Zoe.example', 'https://zoe.example/'],
    ['zoe.example:8080/x', 'https://zoe.example:8080/x'],
  ])('links %s', (typed, href) => {
    expect(webHref(typed)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,hi',
    'file:///etc/passwd',
    'https://user:secret@host.example',
    'not a link',
    'zoe',
    '',
  ])('rejects "%s"', (typed) => {
    expect(webHref(typed)).toBeUndefined();
  });
});

it('links an email address and a phone number only if they are valid', () => {
  expect(mailHref('zoe@example.com')).toBe('mailto:zoe@example.com');
  expect(mailHref('zoe at example')).toBeUndefined();
  expect(phoneHref('+1 (555) 013-4477')).toBe('tel:+15550134477');
  expect(phoneHref('ask me')).toBeUndefined();
});

it.each([
  ['javascript:alert(1)', true],
  ['  JAVASCRIPT:alert(1)', true],
  ['data:text/html,hi', true],
  ['mailto:zoe@example.com', true],
  ['example.com:', true],
  ['example.:80', true],
  ['http://zoe.example', false],
  ['HTTPS:zoe.example', false],
  ['zoe.example:8080/me', false],
  ['localhost:3000', false],
  ['zoe.example/a:b', false],
  ['zoe', false],
])('distinguishes a foreign scheme from a port: %s', (typed, expected) => {
  expect(hasOtherScheme(typed)).toBe(expected);
});
