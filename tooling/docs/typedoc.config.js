import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, Converter, ReflectionKind } from 'typedoc';
import ts from 'typescript';

const PACKAGES = join(import.meta.dirname, '../../packages');

/** Entry points of all packages, by their source file. */
const entryPoints = new Map(
  readdirSync(PACKAGES)
    .filter((folder) => existsSync(join(PACKAGES, folder, 'package.json')))
    .flatMap((folder) => {
      const manifest = JSON.parse(readFileSync(join(PACKAGES, folder, 'package.json'), 'utf8'));
      return Object.entries(manifest.exports).flatMap(([subpath, target]) => {
        const source = target['@org/source'] ?? '';
        return /\.tsx?$/.test(source)
          ? [[join(PACKAGES, folder, source), `${manifest.name}${subpath.slice(1)}`]]
          : [];
      });
    }),
);

/** Names modules as they are imported, such as `@org/ui/testing`, instead of by their files. */
function nameModules(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    const file = context.getSymbolFromReflection(reflection)?.declarations?.[0]?.fileName;
    const name = reflection.parent?.isProject() ? entryPoints.get(file) : undefined;
    if (name) reflection.name = name;
  });
}

const DECLARATIONS =
  ReflectionKind.Class |
  ReflectionKind.Function |
  ReflectionKind.Interface |
  ReflectionKind.TypeAlias |
  ReflectionKind.Variable;

/** Exports of the packages, without those that they pass on from libraries. */
const getExports = (project) =>
  (project.children ?? [])
    .flatMap((module) => module.children ?? [])
    .filter(
      (one) =>
        one.kindOf(DECLARATIONS) &&
        project.getSymbolIdFromReflection(one)?.packageName.startsWith('@org/'),
    );

/** Returns the value that a type is derived from, as in `InferType<typeof schema>` and `(typeof LIST)[number]`. */
function findSource(node) {
  return ts.isTypeQueryNode(node) ? node.exprName : ts.forEachChild(node, findSource);
}

/** Describes types without a docstring with that of the value that they are derived from, so that it is stated once. */
function describeDerivedTypes(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (!reflection.kindOf(ReflectionKind.TypeAlias) || reflection.hasComment()) return;
    const declaration = context.getSymbolFromReflection(reflection)?.declarations?.[0];
    const source = declaration && findSource(declaration);
    const symbol = source && context.checker.getSymbolAtLocation(source);
    const value =
      symbol && symbol.flags & ts.SymbolFlags.Alias
        ? context.checker.getAliasedSymbol(symbol)
        : symbol;
    if (value) reflection.comment = context.getComment(value, ReflectionKind.Variable);
  });
}

/** Reports exports without a docstring. */
function requireDocstrings(app) {
  app.on(Application.EVENT_VALIDATE_PROJECT, (project) => {
    for (const one of getExports(project)) {
      if (one.hasComment() || one.signatures?.some((signature) => signature.hasComment())) continue;
      app.logger.validationWarning(`${one.getFullName()} has no docstring`);
    }
  });
}

/** @type {import('typedoc').TypeDocOptions} */
export default {
  name: 'Atrium packages',
  entryPoints: [...entryPoints.keys()],
  plugin: [nameModules, describeDerivedTypes, requireDocstrings],
  tsconfig: join(import.meta.dirname, 'typedoc.tsconfig.json'),
  out: join(import.meta.dirname, 'dist'),
  readme: 'none',
  // The compiler of the repository checks the types; this one is older and only reads them.
  skipErrorChecking: true,
  disableSources: true,
  treatValidationWarningsAsErrors: true,
  validation: { invalidLink: true, notExported: false },
};
