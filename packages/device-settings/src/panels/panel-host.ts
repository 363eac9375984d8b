import type { Device } from '@org/schema';
import type { DeviceGroup, SparseSettings, ThemeTokens } from '@org/schema/entities';
import type { PickImage, Swatch } from '@org/ui';

/** Services that the host of the panels provides to their controls. */
export interface PanelHost {
  /** Colors of the theme by name. */
  readonly swatches: readonly Swatch[];
  /** Sizes of the theme. @default those of a theme without changes */
  readonly tokens?: ThemeTokens | undefined;
  /** Opens the image picker of the media library; without it images are chosen by URL. */
  readonly pickImage?: PickImage | undefined;
  /** Address of the page's image, or ''. */
  readonly pageImage?: string | undefined;
  /** Color of the text on the block, if set: panels warn about backgrounds with low contrast. */
  readonly textColor?: string | undefined;
}

/** Props of every group panel. */
export interface GroupPanelProps<Group extends DeviceGroup = DeviceGroup> extends PanelHost {
  readonly group: Group;
  /** Stored value of the block's `settings`. */
  readonly settings: SparseSettings;
  readonly device: Device;
  readonly blockType: string;
  /** State of 'Sync to all Devices' for this group. */
  readonly synced: boolean;
  /** `field` identifies the change, so that a drag over a number becomes one step of the history. */
  readonly onChange: (settings: SparseSettings, field: string) => void;
  readonly onSync: (synced: boolean) => void;
}
