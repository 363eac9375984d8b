import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isLong } from './long-suites.ts';

/** Starts the longest suites first, so that none of them runs on when all others are done. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = sorted.filter(({ moduleId }) => isLong(moduleId));
    return [...long, ...sorted.filter((file) => !long.includes(file))];
  }
}
