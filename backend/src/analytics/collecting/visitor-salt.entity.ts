import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The salt for one day's visitor hashes. Deleting it makes the hashes anonymous. */
@Entity('visitor_salts')
export class VisitorSalt {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'visitor_salts_pkey' })
  day!: string;

  @Column('bytea')
  salt!: Buffer;
}
