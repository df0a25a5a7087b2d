import { inCheckout } from '../../scripts/lib/checkout.mjs';

/** All engines use the same fonts. */
export const fontFile = (face, extension) => inCheckout('shared', 'fonts', `${face}.${extension}`);
