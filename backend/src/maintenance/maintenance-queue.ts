export const MAINTENANCE_QUEUE = 'maintenance';
