import { inCheckout } from '../../scripts/lib/checkout.mjs';

export const fontFile = (face, extension) => inCheckout('shared', 'fonts', `${face}.${extension}`);
