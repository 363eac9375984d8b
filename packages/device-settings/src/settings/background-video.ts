import type { SparseSettings } from '@org/schema/entities';
import { safeMediaUrl } from '../values/safe-url.ts';
import { effective } from './effective.ts';

/** A background video of a block: a file that the browser plays, or a player of a known host in a frame. */
export interface BackgroundVideo {
  readonly kind: 'file' | 'frame';
  readonly src: string;
  /** True when tablets show it; mobile never does. */
  readonly onTablet: boolean;
}

const YOUTUBE =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/|youtube-nocookie\.com\/embed\/)([\w-]{6,20})/i;
const VIMEO = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/i;

/** Origins of players that may be framed. */
export const VIDEO_FRAME_ORIGINS: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

/** Returns the URL of the video: muted, autoplaying, looping, without controls. */
function getSource(url: string): Pick<BackgroundVideo, 'kind' | 'src'> {
  const youtube = YOUTUBE.exec(url)?.[1];
  if (youtube)
    return {
      kind: 'frame',
      src: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&mute=1&loop=1&playlist=${youtube}&controls=0&playsinline=1&rel=0&disablekb=1`,
    };
  const vimeo = VIMEO.exec(url)?.[1];
  if (vimeo)
    return {
      kind: 'frame',
      src: `https://player.vimeo.com/video/${vimeo}?background=1&autoplay=1&muted=1&loop=1&dnt=1`,
    };
  return { kind: 'file', src: url };
}

/**
 * Returns the background video of a block that visitors see, if any.
 * @returns video or undefined
 */
export function backgroundVideo(settings: SparseSettings): BackgroundVideo | undefined {
  const url = safeMediaUrl(effective(settings, 'desktop', 'background').backgroundVideo);
  if (!url || url.startsWith('data:')) return undefined;
  return {
    ...getSource(url),
    onTablet: safeMediaUrl(effective(settings, 'tablet', 'background').backgroundVideo) === url,
  };
}
