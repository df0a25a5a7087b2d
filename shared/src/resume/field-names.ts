/** Labels of the fields in the user interface, with the same keys as `ResumeData`. */
export const PERSONAL_NAMES = {
  fullName: 'Full name',
  jobTitle: 'Job title',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  linkedin: 'LinkedIn',
  portfolio: 'Portfolio',
} as const;

/** Sections that consist of entries. Each has a label for an entry, and labels of its fields in reading order. */
export const ENTRY_NAMES = {
  experience: {
    entry: 'Job',
    fields: {
      role: 'job title',
      company: 'company',
      location: 'location',
      startDate: 'start date',
      endDate: 'end date',
    },
  },
  education: {
    entry: 'Education',
    fields: {
      degree: 'degree',
      school: 'school',
      location: 'location',
      year: 'year',
      graduationDate: 'graduation date',
      gpa: 'GPA',
    },
  },
  certifications: {
    entry: 'Certification',
    fields: {
      name: 'name',
      issuer: 'issuer',
      number: 'license or certificate number',
      year: 'year',
      expires: 'expiry date',
    },
  },
  projects: { entry: 'Project', fields: { name: 'name', description: 'description' } },
  volunteer: {
    entry: 'Volunteer work',
    fields: {
      role: 'role',
      organization: 'organization',
      startDate: 'start date',
      endDate: 'end date',
      description: 'description',
    },
  },
  languages: { entry: 'Language', fields: { name: 'name', level: 'level' } },
} as const;
