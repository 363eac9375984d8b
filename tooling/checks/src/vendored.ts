const GROUPS = ['dependencies', 'devDependencies'] as const;

const getTexts = (value: unknown): Record<string, string> =>
  value !== null && typeof value === 'object' ? (value as Record<string, string>) : {};

/**
 * Returns a manifest that installs packages from tarballs: its direct dependencies, and theirs through `overrides`.
 * @param tarballs - tarball path by package
 * @returns new manifest; everything else in it is unchanged
 */
export function vendored(
  manifest: Readonly<Record<string, unknown>>,
  tarballs: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const named = new Set<string>();
  const groups = GROUPS.flatMap((group) => {
    const wanted = getTexts(manifest[group]);
    const entries = Object.entries(wanted).map(([name, version]) => {
      if (name in tarballs) named.add(name);
      return [name, tarballs[name] ?? version] as const;
    });
    return entries.length === 0 ? [] : [[group, Object.fromEntries(entries)] as const];
  });
  // npm refuses another place for what the manifest names itself; `$name` says the same one.
  const overrides = Object.fromEntries(
    Object.entries(tarballs).map(([name, place]) => [name, named.has(name) ? `$${name}` : place]),
  );
  return {
    ...manifest,
    ...Object.fromEntries(groups),
    overrides: { ...getTexts(manifest.overrides), ...overrides },
  };
}
