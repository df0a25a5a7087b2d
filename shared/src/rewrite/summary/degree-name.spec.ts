import { degreeName } from './degree-name.js';

describe('degreeName', () => {
  it.each([
    ['Diploma, Early Childhood Education (Dean’s List)', 'Diploma in Early Childhood Education'],
    ['Associate of Applied Science, Paralegal', 'Associate of Applied Science in Paralegal'],
    ['Higher Certificate in Business (Accounting)', 'Higher Certificate in Business (Accounting)'],
    ['BA (Hons) Graphic Design Communication, 2.1', 'BA (Hons) in Graphic Design Communication'],
    ['Bachelor of Occupational Therapy (Honours), third year completed', 'Bachelor of Occupational Therapy (Honours)'],
    ['BA, Sociology', 'BA in Sociology'],
  ])('keeps the subject and the honors of a degree: %s', (typed, name) => expect(degreeName(typed)).toBe(name));

  it.each([
    ['Diploma, Distinction', 'Diploma'],
    ['Diploma, Honours Program', 'Diploma'],
    ['Bachelor of Science, Minor in Physics', 'Bachelor of Science'],
    ['BSc Nursing (part-time)', 'BSc in Nursing'],
    ['Diploma in Nursing (Distinction)', 'Diploma in Nursing'],
    ['expected BA, Law', 'BA'],
  ])('drops grades, minors and forms of study: %s', (typed, name) => expect(degreeName(typed)).toBe(name));
});
