import type { OpenPoint } from '../../resume/open-points.js';

export interface BulletBlank {
  /** Text of the blank, such as `[from]`. It is unique within the bullet. */
  blank: string;
  label: string;
  example: string;
}

export interface BulletAnswer {
  label: string;
  /** The bullet with the answer inserted. It may still contain blanks. */
  bullet: string;
  blanks: BulletBlank[];
}

/** A question about a bullet. Each of its answers comes with a new wording of the bullet. */
export interface BulletQuestion {
  about: OpenPoint;
  text: string;
  answers: BulletAnswer[];
}
