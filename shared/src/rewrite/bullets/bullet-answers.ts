import type { OpenPoint } from '../../resume/open-points.js';

/** A blank for a fact that only the user knows. */
export interface BulletBlank {
  /** Text of the blank, such as `[from]`, which is unique within the bullet. */
  blank: string;
  label: string;
  example: string;
}

export interface BulletAnswer {
  label: string;
  /** The bullet that results from this answer, including its blanks. */
  bullet: string;
  blanks: BulletBlank[];
}

/** A question about one bullet, each of whose answers is a new wording. */
export interface BulletQuestion {
  about: OpenPoint;
  text: string;
  answers: BulletAnswer[];
}
