/**
 * Reads the answer of another server as text, and no more of it than is expected.
 * @param most - most bytes
 * @returns text
 * @throws where there is more, and lets the rest go
 */
export async function readAnswer(answer: Response, most: number): Promise<string> {
  const reader = answer.body?.getReader();
  if (!reader) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts).toString('utf8');
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw new Error(`The answer has more than ${most} bytes`);
    }
    parts.push(value);
  }
}
