import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * An object in the bucket that no row of `rendered_files` references, because the row has not been written yet, has
 * been deleted, or was lost in a crash. Triggers on `rendered_files` maintain this table in the same transaction, so
 * that no file outlives its owner.
 */
@Entity('unreferenced_objects')
@Index('unreferenced_objects_delete_after_index', ['deleteAfter'])
export class UnreferencedObject {
  @PrimaryColumn('text', { name: 'object_key', primaryKeyConstraintName: 'unreferenced_objects_pkey' })
  objectKey!: string;

  @Column('timestamptz', { name: 'delete_after' })
  deleteAfter!: Date;
}
