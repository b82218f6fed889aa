import { Alert, Button, Group } from '@mantine/core'
import { IconBulb, IconBulbOff, IconCamera, IconCameraOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from '~/components/merchant/station/camera.module.css'
import { useCamera } from '~/components/merchant/station/use_camera'

export function Camera({ onScan }: { onScan(text: string): void }) {
  const t = useTranslations('cards.station.camera')
  const { video, state, torch, start, stop } = useCamera(onScan)
  const isOn = state === 'starting' || state === 'on'
  return (
    <div className={classes.camera}>
      {(state === 'refused' || state === 'absent' || state === 'failed') && (
        <Alert color="yellow" role="alert" fz="md">
          {t(state)}
        </Alert>
      )}
      <div className={classes.view} hidden={!isOn}>
        <video ref={video} className={classes.video} muted playsInline aria-label={t('label')} />
        <span className={classes.frame} aria-hidden />
      </div>
      <Group gap="xs" grow>
        <Button
          variant={isOn ? 'default' : 'filled'}
          leftSection={isOn ? <IconCameraOff aria-hidden /> : <IconCamera aria-hidden />}
          loading={state === 'starting'}
          onClick={isOn ? stop : start}
        >
          {isOn ? t('stop') : t('start')}
        </Button>
        {torch && (
          <Button
            variant="default"
            aria-pressed={torch.isOn}
            leftSection={torch.isOn ? <IconBulbOff aria-hidden /> : <IconBulb aria-hidden />}
            onClick={torch.toggle}
          >
            {t('torch')}
          </Button>
        )}
      </Group>
    </div>
  )
}
