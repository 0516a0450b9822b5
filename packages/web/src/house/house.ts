import type { HouseRules } from '@hanga/protocol';
import { signal } from '@preact/signals';

/** What those who run the server have set or said, as far as it is known here. */
export const house = signal<HouseRules>({});

export const hearHouse = (rules: HouseRules): void => {
  house.value = rules;
};

/** Whether there is anything to tell. */
export const isHouseSet = (): boolean => house.value.announcement !== undefined || house.value.readOnly === true;
