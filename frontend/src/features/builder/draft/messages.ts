export const messages = {
  missingFields: {
    fullName: 'Full name',
    jobTitle: 'Job title',
    email: 'Email',
    phone: 'Phone',
    unnamedJob: (number: number) => `Job ${number}`,
    role: (job: string) => `${job}: job title`,
    company: (job: string) => `${job}: company`,
    startDate: (job: string) => `${job}: start date`,
  },
} as const;
