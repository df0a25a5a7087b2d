import { inCheckout } from '../../scripts/lib/checkout.mjs';

/** All engines set the same type. */
export const fontFile = (face, extension) => inCheckout('shared', 'fonts', `${face}.${extension}`);
