export const messages = {
  missingFields: {
    fullName: 'Full name',
    jobTitle: 'Job title',
    email: 'Email',
    phone: 'Phone',
    unnamedJob: (number: number) => `job ${number}`,
    role: (job: string) => `Job title of ${job}`,
    company: (job: string) => `Company of ${job}`,
    startDate: (job: string) => `Start date of ${job}`,
  },
} as const;
