import type { DataSource } from 'typeorm';
import { Resume } from './resume.entity.js';

/** Returns whether the user has the resume and it is not in the trash. Does not read the content. */
export function hasResume(database: DataSource, ownerId: string, id: string): Promise<boolean> {
  return database.manager.existsBy(Resume, { id, ownerId });
}
