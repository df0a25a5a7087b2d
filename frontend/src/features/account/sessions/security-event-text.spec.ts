import { describe, expect, it } from 'vitest';
import type { SecurityEventView } from '@shortlist/shared/contract/common/security-events';
import { securityEventOrigin, securityEventText } from './security-event-text.js';

const event = (changes: Partial<SecurityEventView>): SecurityEventView => ({
  id: '1',
  kind: 'signed_in',
  device: 'Chrome on Android',
  sameNetwork: true,
  detail: null,
  at: '2026-11-22T12:00:00.000Z',
  ...changes,
});

describe('securityEventText', () => {
  it('appends the details of an event to its name', () => {
    expect(securityEventText(event({ kind: 'email_changed', detail: 'new@example.com' }))).toBe(
      'Email changed: new@example.com',
    );
  });

  it('omits the internal state of a service request', () => {
    expect(securityEventText(event({ kind: 'request_answered', detail: 'done' }))).toBe(
      'Our staff answered your request',
    );
  });
});

describe('securityEventOrigin', () => {
  it.each([
    ['Chrome on Android, this network', {}],
    ['Chrome on Android, another network', { sameNetwork: false }],
    ['Unknown device, another network', { device: '', sameNetwork: false }],
    ['', { device: '', sameNetwork: null }],
  ])('describes the origin of an event as "%s"', (text, changes) => {
    expect(securityEventOrigin(event(changes))).toBe(text);
  });
});
