import type { DataSource } from 'typeorm';
import { Resume } from './resume.entity.js';

/** Returns whether the user owns the resume and it is not in the trash, without reading its content. */
export function hasResume(database: DataSource, ownerId: string, id: string): Promise<boolean> {
  return database.manager.existsBy(Resume, { id, ownerId });
}
