import type { Device, DeviceGroup, SparseSettings } from '@org/schema';
import type { PickImage, Swatch } from '@org/ui';

/** What the host of the panels gives their controls. */
export interface PanelHost {
  /** The theme's colours, by name. */
  readonly swatches: readonly Swatch[];
  /** Asks for a picture of the library; without it pictures are named by their address. */
  readonly pickImage?: PickImage | undefined;
  /** Address of the page's image, or ''. */
  readonly pageImage?: string | undefined;
  /** Colour of the text on the block, where it has one of its own: backgrounds too near to it are told. */
  readonly textColor?: string | undefined;
}

/** What every panel of a group is given. */
export interface GroupPanelProps<Group extends DeviceGroup = DeviceGroup> extends PanelHost {
  readonly group: Group;
  /** As stored in the block's `settings`. */
  readonly settings: SparseSettings;
  readonly device: Device;
  readonly blockType: string;
  /** Whether 'Sync to all Devices' is on for this group. */
  readonly synced: boolean;
  /** `field` names what changed, so that a drag over a number becomes one step of the history. */
  readonly onChange: (settings: SparseSettings, field: string) => void;
  readonly onSync: (synced: boolean) => void;
}
