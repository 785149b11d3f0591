import '@mantine/core/styles/Burger.layer.css'
import { Burger as MantineBurger } from '@mantine/core'

export const Burger = MantineBurger
