import { BRAND } from '@shortlist/shared/product/brand';

/** Logo: three lines of a list, one of them highlighted and checked. Styled by `base.css` instead of MUI. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg className="logo-mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className="logo-stroke" x="2.5" y="11" width="27" height="10" rx="2" />
      <path className="logo-lines" d="M7 6.5h14M7 25.5h11" />
      <path className="logo-chosen" d="M7 16h8" />
      <path className="logo-tick" d="m18.5 16 3 3 6-8.5" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="logo">
      <LogoMark />
      {BRAND.name}
    </span>
  );
}
