import { loadServices } from '../../deploy/services.ts';

export const allServices = await loadServices();
