import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { listedKeywords, type ListedKeywords } from './keywords-prompt.js';
import { findJobKeywords, putJobKeywords } from './job-keywords.queries.js';

export interface StoredKeywords {
  answer: ListedKeywords;
  model: string;
  prompt: string;
  revision: string;
}

/**
 * Stores the language model's keywords under a hash of the job description, so that all processes, and all users with
 * the same job description, share them. Never throws: without the store, the built-in rules are used.
 */
@Injectable()
export class JobKeywordsStore {
  private readonly log = new Logger(JobKeywordsStore.name);

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async find(textHash: string): Promise<StoredKeywords | null> {
    try {
      const row = await findJobKeywords(this.database, textHash);
      // Another release may have stored the keywords in a different shape.
      const answer = row && listedKeywords.safeParse(row.answer).data;
      return answer ? { ...row, answer } : null;
    } catch (error) {
      this.log.error({ err: error }, 'the stored keywords could not be read');
      return null;
    }
  }

  async put(textHash: string, keywords: Omit<StoredKeywords, 'revision'>): Promise<void> {
    try {
      await putJobKeywords(this.database, { textHash, ...keywords });
    } catch (error) {
      this.log.error({ err: error }, 'the keywords of the language model could not be stored');
    }
  }
}
