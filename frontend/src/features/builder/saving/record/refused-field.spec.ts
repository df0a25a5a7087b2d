import { expect, it } from 'vitest';
import { refusedField } from './refused-field.js';

it.each([
  { sent: 'data.skills.2', name: 'Skills 3', path: 'skills.2' },
  { sent: 'data.extras.projects.0.url', name: 'Projects 1', path: 'extras.projects.0.url' },
  { sent: 'data.personal.linkedin', name: 'Personal information', path: 'personal.linkedin' },
  { sent: 'jdText', name: 'Job description', path: undefined },
])('refusedField maps the path $sent to the field $name', ({ sent, name, path }) => {
  expect(refusedField(sent)).toEqual({ name, path });
});
