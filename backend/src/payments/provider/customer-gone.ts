import { ProviderAway } from './provider-away.js';

/** The operator has deleted the customer at the provider: there has to be a new one before anything can be paid. */
export class CustomerGone extends ProviderAway {}
