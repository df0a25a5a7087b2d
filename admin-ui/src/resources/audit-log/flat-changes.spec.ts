import { describe, expect, it } from 'vitest';
import { flatChanges } from './flat-changes.js';

describe('flatChanges', () => {
  it('lists every changed field, including nested fields', () => {
    const changes = {
      maxUses: [5, null],
      active: [true, false],
      maintenance: [
        { on: false, message: 'Soon' },
        { on: true, message: 'Soon' },
      ],
      announcement: [null, { text: 'Hello' }],
    } satisfies Parameters<typeof flatChanges>[0];
    expect(flatChanges(changes)).toEqual([
      { field: 'maxUses', before: '5', after: 'none' },
      { field: 'active', before: 'yes', after: 'no' },
      { field: 'maintenance.on', before: 'no', after: 'yes' },
      { field: 'announcement.text', before: 'none', after: 'Hello' },
    ]);
  });
});
