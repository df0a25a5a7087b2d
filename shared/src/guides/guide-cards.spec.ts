import { sampleResume } from '../../test/sample-resume.js';
import { composeInterview } from './interview/compose-interview.js';
import { guideCards } from './guide-cards.js';

const TEXT = `LIKELY QUESTIONS

1. What is your experience with Epic?
Tell it as a story: “Cut door-to-triage time from 17 to 6 minutes” (Charge Nurse, Delta Medical Center)
End with what came of it.

2. Why do you want this job?
Say which part of it you would gladly do: [your reason].

QUESTIONS TO ASK THEM

- Who would I work with?`;

describe('guideCards', () => {
  it('creates one card per numbered question and separates resume lines from advice', () => {
    expect(guideCards(TEXT)).toEqual([
      {
        question: 'What is your experience with Epic?',
        evidence: [
          { quote: 'Cut door-to-triage time from 17 to 6 minutes', place: 'Charge Nurse, Delta Medical Center' },
        ],
        advice: ['End with what came of it.'],
      },
      {
        question: 'Why do you want this job?',
        evidence: [],
        advice: ['Say which part of it you would gladly do: [your reason].'],
      },
    ]);
  });

  it('returns a card for every question of the composed text, and evidence on at least three cards', () => {
    const text = composeInterview(
      sampleResume(),
      null,
      { role: 'Operations Manager', company: 'Acme' },
      new Date('2026-11-24'),
    );
    const cards = guideCards(text);
    expect(cards.length).toBe(text.match(/^\d+\. /gm)?.length);
    expect(cards.filter(({ evidence }) => evidence.length > 0).length).toBeGreaterThanOrEqual(3);
  });

  it('returns no cards for a text without questions', () => {
    expect(guideCards('Just notes.\n\nMore of them.')).toEqual([]);
    expect(guideCards('')).toEqual([]);
  });
});
