export const RECOVERY_CODE_COUNT = 10;
export const MAX_PASSKEYS = 20;
export const PASSKEY_NAME_LENGTH = 60;
