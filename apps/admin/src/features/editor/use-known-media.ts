import { rows } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import type { KnownMedia } from '@org/blocks';
import { apiContract } from '@org/schema/contract';
import type { Media, MediaFacts } from '@org/schema/entities';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Maximum number of loaded focal points: images with a custom one are few, and the latest are loaded. */
const MOST = 200;
/** A stable reference, so that nothing rerenders. */
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

/** Returns facts about the media library, so that images in the canvas have the same focal point as on the site. */
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
