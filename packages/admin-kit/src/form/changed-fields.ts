/**
 * Returns the fields of a request that differ from those of the stored record. Fields that the form cannot show exactly, such as
 * the seconds of a date or a rate that the user may not see, are sent only after a change.
 * @param base - request that the stored record's own values would make
 */
export function changedFields<Body extends object>(body: Body, base: Body): Partial<Body> {
  const changed: Partial<Body> = {};
  for (const name in body)
    if (JSON.stringify(body[name]) !== JSON.stringify(base[name])) changed[name] = body[name];
  return changed;
}
