import { create } from "zustand";

/** The parts of the back office behind the account menu: places to visit, none of them a tab. */
export const ROOMS = {
  account: { title: "Your account", size: "lg", ownersOnly: false },
  facts: { title: "Site facts", size: "lg", ownersOnly: true },
  members: { title: "Members", size: "lg", ownersOnly: true },
  media: { title: "Media library", size: "xl", ownersOnly: false },
  categories: { title: "Categories", size: "md", ownersOnly: false },
  backup: { title: "Backup", size: "md", ownersOnly: true },
  trash: { title: "Trash", size: "lg", ownersOnly: false },
} as const;
export type RoomId = keyof typeof ROOMS;

interface OpenRoom {
  readonly room: RoomId;
  readonly open: boolean;
  /** Where the keyboard was, to come back to. */
  readonly from: HTMLElement | null;
  /** Something in the room is not saved. */
  readonly dirty: boolean;
  readonly show: (room: RoomId) => void;
  readonly hide: () => void;
  readonly setDirty: (dirty: boolean) => void;
}

export const useRooms = create<OpenRoom>()((set) => ({
  room: "account",
  open: false,
  from: null,
  dirty: false,
  show: (room) => {
    const active = document.activeElement;
    const from = active instanceof HTMLElement && active !== document.body ? active : null;
    set({ room, open: true, from, dirty: false });
  },
  hide: () => {
    set({ open: false, dirty: false });
  },
  setDirty: (dirty) => {
    set({ dirty });
  },
}));
