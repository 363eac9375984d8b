import { rows } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import type { KnownMedia } from '@org/blocks';
import { apiContract, type Media, type MediaFacts } from '@org/schema';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Images with a focal point of their own are few; beyond this many the latest are known. */
const MOST = 200;
/** Always the same, so that nothing is drawn anew for it. */
const NONE: KnownMedia = new Map();

function getFacts({ file, focal, variants }: Media): MediaFacts {
  const url = variants[0]?.url ?? file;
  return {
    guid: file.split('/')[3] ?? '',
    revision: new URLSearchParams(url.split('?')[1]).get('v') ?? '0',
    focal,
    widths: [...new Set(variants.map(({ w }) => w))].toSorted((one, other) => one - other),
  };
}

/** What the canvas knows of the library, so that pictures in it keep the same part in view as on the site. */
export function useKnownMedia(): KnownMedia {
  const { data } = useQuery(
    callQuery(useApi(), apiContract.media.list, {
      query: { focused: true, itemsPerPage: MOST, orderBy: 'created_at', orderDirection: 'DESC' },
    }),
  );
  return useMemo(() => {
    const images = data ? rows(data).rows : [];
    return images.length === 0
      ? NONE
      : new Map(images.map((media) => [getFacts(media).guid, getFacts(media)]));
  }, [data]);
}
