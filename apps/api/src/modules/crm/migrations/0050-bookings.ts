import type { Migration } from '../../../kernel/database/migration.ts';

/** Time and places that a submission of a booking form takes. */
export const bookings: Migration = {
  id: '0050-bookings',
  up: () => `
    alter table app.form_submissions
      add column booked_from timestamptz,
      add column booked_until timestamptz,
      add column booked_places integer check (booked_places > 0),
      add constraint form_submissions_booked check (
        (booked_from is null) = (booked_until is null)
        and (booked_from is null) = (booked_places is null)
        and booked_until > booked_from
      );
    create index form_submissions_booked on app.form_submissions (tenant_id, booked_from, id)
      include (form_name, booked_until, booked_places)
      where booked_from is not null and deleted_at is null;
  `,
};
