import { awardSentence } from './award-sentence.js';
import { heldSentence } from './held-sentence.js';

describe('heldSentence', () => {
  it.each([
    [['Forklift certified (counterbalance and reach)'], 'I am forklift certified (counterbalance and reach).'],
    [['Reach truck licence'], 'I hold a reach truck licence.'],
    [['Nurse License (Board of Nursing)'], 'I hold a Nurse License (Board of Nursing).'],
    [['MOS Excel', 'Notary Public'], 'I hold the MOS Excel certification and am a Notary Public.'],
    [['AAT Level 3 Diploma in Accounting'], 'I hold an AAT Level 3 Diploma in Accounting.'],
    [['HIPAA trained'], 'I am HIPAA trained.'],
    [['Cat C licence', 'BLS'], 'I hold a Cat C licence and BLS.'],
    [['NFPA 70E Qualified Person'], 'I am an NFPA 70E Qualified Person.'],
    [['Level 2 Gym Instructor', 'Food Safety Level 3'], 'I hold Food Safety Level 3 and am a Level 2 Gym Instructor.'],
    [['Stock Control course'], 'I have completed the Stock Control course.'],
    [['Certificate in Dog Grooming'], 'I hold a Certificate in Dog Grooming.'],
    [['HubSpot Email Marketing'], 'I hold the HubSpot Email Marketing certification.'],
    [['Makaton', 'OSHA 10 Construction'], 'I hold the Makaton and OSHA 10 Construction certifications.'],
    [['Paediatric First Aid', 'ACLS'], 'I hold ACLS and the Paediatric First Aid certificate.'],
    [['Level 3 Team Leading'], 'I hold the Level 3 Team Leading qualification.'],
    [['Qualified Teacher Status'], 'I hold Qualified Teacher Status.'],
    [['Enhanced DBS', 'DBS update service'], 'I hold Enhanced DBS and DBS update service.'],
    [['Duke of Edinburgh Bronze'], 'I hold the Duke of Edinburgh Bronze award.'],
    [['Forklift cert', 'OSHA 10 Construction'], 'I hold the Forklift and OSHA 10 Construction certifications.'],
    [['Tanker endorsement'], 'I hold a tanker endorsement.'],
    [['NDIS Worker Screening Check'], 'I hold an NDIS Worker Screening Check.'],
    [['Vulnerable sector check'], 'I hold a vulnerable sector check.'],
    [['Certificate III in Individual Support'], 'I hold a Certificate III in Individual Support.'],
    [['NVQ Level 3 Plumbing'], 'I hold an NVQ Level 3 Plumbing.'],
    [['Introduction to Motion Graphics'], 'I have completed Introduction to Motion Graphics.'],
    [['Probate Basics for Paralegals (CLE)'], 'I have completed Probate Basics for Paralegals (CLE).'],
    [['Asbestos awareness'], 'I have completed asbestos awareness training.'],
    [['18th Edition Wiring Regulations'], 'I hold the 18th Edition Wiring Regulations certification.'],
    [['Cat C licence', 'BLS', 'HIPAA trained'], 'I hold a Cat C licence and BLS, and I am HIPAA trained.'],
    [
      ['Cat C licence', 'Stock Control course', 'Notary Public'],
      'I hold a Cat C licence, have completed the Stock Control course and am a Notary Public.',
    ],
    [
      ['First Aid and CPR', 'own car', 'Working with Children Check', 'Registered Nurse License'],
      'I hold a Working with Children Check, a Registered Nurse License, and the First Aid and CPR certificate, and I have my own car.',
    ],
    [['registered with the General Dental Council (GDC)'], 'I am registered with the General Dental Council (GDC).'],
    [['Dementia Friends session'], 'I have completed the Dementia Friends session.'],
    [['Documenting APIs (online course)'], 'I have completed Documenting APIs (online course).'],
    [['Technician registration (Arizona Board)'], 'I hold Technician registration (Arizona Board).'],
    [['Dementia Friends'], undefined],
    [[], undefined],
  ])(
    'states a qualification with a fitting verb, as in "I hold a Certificate in Dog Grooming": %j',
    (names, sentence) => {
      expect(heldSentence(names)).toBe(sentence);
    },
  );
});

describe('awardSentence', () => {
  it.each([
    ['Driver of the Year 2022, Elm Haulage', 'I was named Driver of the Year in 2022 at Elm Haulage.'],
    ['Royal Society of Arts Medal, 2011', 'I received the Royal Society of Arts Medal in 2011.'],
    ['Teacher of the Month, Elm PTA, 2023', 'I was named Teacher of the Month by Elm PTA in 2023.'],
    ['Quarterly Service Award, Oak Co-op, 2022', 'I received the Quarterly Service Award from Oak Co-op in 2022.'],
    ["Dean's List, five semesters, Elm College, 2026", "I was on the Dean's List for five semesters."],
    ['Oak Research Grant, $1,200, Elm College, 2025', 'I received the Oak Research Grant from Elm College in 2025.'],
    ['Best in class, Elm Dog Show 2020', 'I won best in class at the Elm Dog Show in 2020.'],
    ['Site of the Year 2020', undefined],
    ['Silver, rye, county awards 2023 (entered by the shop)', undefined],
  ])('puts an award into a sentence: %s', (award, sentence) => {
    expect(awardSentence(award)).toBe(sentence);
  });
});
