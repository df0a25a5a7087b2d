const HOME_PATHS = new Set(['/', '/app', '/dashboard', '/app/dashboard']);

export const isHomePath = (pathname: string): boolean => HOME_PATHS.has(pathname.replace(/(.)\/$/, '$1'));
