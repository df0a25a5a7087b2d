import type { OpenPoint } from '../../resume/open-points.js';

/** A fact that only the user knows. */
export interface BulletBlank {
  /** Text of the blank, such as `[from]`; unique within the bullet. */
  blank: string;
  label: string;
  example: string;
}

export interface BulletAnswer {
  label: string;
  /** The bullet with this answer, including its blanks. */
  bullet: string;
  blanks: BulletBlank[];
}

/** A question whose answers are new wordings of one bullet. */
export interface BulletQuestion {
  about: OpenPoint;
  text: string;
  answers: BulletAnswer[];
}
