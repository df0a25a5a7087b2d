/** Words for personal qualities, such as "punctual", as opposed to knowledge. English only. */
const QUALITIES = new Set(
  [
    'adaptable adaptability adaptive ambitious attentive caring cheerful committed commitment communication communicative communicator',
    'compassion compassionate confident conscientious cooperative creative creativity curious dedicated dedication dependable dependability',
    'determined diligent diplomatic driven dynamic eager efficient empathetic empathy energetic enthusiasm enthusiastic ethical flexible',
    'flexibility focused friendly genuine hardworking helpful honest honesty initiative innovative integrity interpersonal kind leader',
    'leadership loyal loyalty mature motivated motivation organised organization organisation organized outgoing passionate patience patient',
    'people persistent personable polite positive positivity proactive professional professionalism punctual punctuality reliable',
    'reliability resilience resilient resourceful respectful responsible self-motivated self-starter smart sociable talented teachable',
    'teamwork thorough trustworthy versatile willing workaholic',
  ]
    .join(' ')
    .split(' '),
);
const PHRASES = new Set([
  'attention to detail',
  'can do attitude',
  'communication skills',
  'critical thinking',
  'decision making',
  'detail oriented',
  'easy going',
  'excellent communication',
  'fast learner',
  'good communication',
  'good communicator',
  'good listener',
  'good with people',
  'great communicator',
  'hard worker',
  'hard working',
  'interpersonal skills',
  'leadership skills',
  'multi tasking',
  'multitasking',
  'organisational skills',
  'organizational skills',
  'people person',
  'people skills',
  'positive attitude',
  'problem solver',
  'problem solving',
  'quick learner',
  'results driven',
  'results oriented',
  'self motivated',
  'self starter',
  'strong work ethic',
  'team leader',
  'team player',
  'team work',
  'thinking outside the box',
  'time management',
  'work ethic',
  'works well under pressure',
  'working under pressure',
]);
const SMALL = /^(?:a|an|very|highly|strong|excellent|good|great|my|i am|im) /;

/** Returns whether a typed skill is a personal quality: "Team player", "very reliable". */
export function isQuality(skill: string): boolean {
  const plain = skill
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  const bare = plain.replace(SMALL, '');
  return PHRASES.has(plain) || PHRASES.has(bare) || QUALITIES.has(bare) || QUALITIES.has(bare.replaceAll(' ', '-'));
}
