import { BRAND } from '@shortlist/shared/brand';

/** Three lines of a list, the chosen one struck with the highlighter and ticked. Uses the CSS variables of the brand. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="3" y="11.5" width="26" height="9" rx="2" fill="var(--brand-highlight)" />
      <path d="M7 7h13M7 25h10" stroke="var(--brand-field-line)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M7 16h9" stroke="var(--brand-ink)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="m19.5 16 3 3 5.5-8" stroke="var(--brand-primary)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" fill="none" />
    </svg>
  );
}

export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 8,
        fontFamily: BRAND.font.display,
        fontWeight: 700,
        fontSize: size * 0.82,
        letterSpacing: '-0.015em',
        lineHeight: 1,
        color: 'var(--brand-ink)',
      }}
    >
      <LogoMark size={size} />
      {BRAND.name}
    </span>
  );
}
